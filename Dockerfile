# The bot on real Discord. Build: docker build -t longtable .   Run: see compose.yaml
FROM python:3.11-slim

ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    LONGTABLE_DATABASE=/data/longtable.db \
    LONGTABLE_HEALTH_PORT=8080 \
    LONGTABLE_JSON_LOGS=true

RUN useradd --create-home --uid 1000 longtable \
    && install --directory --owner=longtable --group=longtable /data
WORKDIR /app
COPY requirements.lock ./
RUN python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock
COPY engine ./engine
COPY renders ./renders
COPY bot ./bot

USER longtable
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8080/healthz', timeout=4)"]
CMD ["python", "-m", "bot", "run"]
