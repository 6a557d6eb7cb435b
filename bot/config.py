"""Settings, from the environment (`LONGTABLE_…`, and `DISCORD_TOKEN`) or a file `.env`."""

from pathlib import Path
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.playground import TOKEN as PLAYGROUND_TOKEN


class Settings(BaseSettings):
    """How this process runs. Every field can be set as `LONGTABLE_<FIELD>`."""

    model_config = SettingsConfigDict(
        env_prefix="LONGTABLE_", env_file=".env", extra="ignore", hide_input_in_errors=True
    )

    token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    """The bot's token; never sent anywhere but to discord.com."""
    database: Path = Path("longtable.db")
    """The SQLite file; its folder is made where it doesn't exist."""
    data: Path | None = None
    """A folder of corrections to the games' component data, `<game>.yaml`."""
    api_base: str = ""
    """Where Discord's API is, for the playground: a loopback address. Empty: discord.com."""
    gateway: str = ""
    """Where its gateway is, for the playground."""
    health_port: int = 0
    """Port for /healthz and /metrics; 0: none."""
    health_host: str = "127.0.0.1"
    guild: int = 0
    """Register the commands in this server only (for development); 0: everywhere."""
    notice_delay: float = 5.0
    """Seconds before a DM is sent to somebody who may be looking anyway."""
    tables_in_memory: int = 400
    pictures: bool = True
    """Whether posts and panels carry pictures."""
    json_logs: bool = False
    log_level: str = "INFO"

    @model_validator(mode="after")
    def _keep_the_token_at_home(self) -> "Settings":
        """Refuse to send a real token to anything but Discord."""
        if not self.api_base and not self.gateway:
            return self
        if self.token.get_secret_value() not in {"", PLAYGROUND_TOKEN}:
            raise ValueError(
                "DISCORD_TOKEN is set together with LONGTABLE_API_BASE or LONGTABLE_GATEWAY: a real token "
                "is never sent to a playground. Unset one of them."
            )
        for address in (self.api_base, self.gateway):
            if urlsplit(address).hostname not in {"127.0.0.1", "localhost", "::1"}:
                raise ValueError(f"the playground is on this machine only, and {address!r} isn't")
        return self

    @property
    def in_playground(self) -> bool:
        """Whether this process talks to a playground instead of Discord."""
        return bool(self.api_base)

    @property
    def bot_token(self) -> str:
        """The token to log in with."""
        return PLAYGROUND_TOKEN if self.in_playground else self.token.get_secret_value()
