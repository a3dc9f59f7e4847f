# The server of the site: it serves what is live in SITE_DIR or SITE_STORAGE (shared/docs/production.md). Node is that of .nvmrc.
FROM node:24-slim
WORKDIR /srv/manzil
COPY . .
# No package needs its install script: binaries are packages, too.
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force && mkdir /srv/site /srv/data && chown node:node /srv/site /srv/data
USER node
ENV SITE_DIR=/srv/site DATA_DIR=/srv/data DRAIN_SECONDS=3 LOG=access
# The image is not written to: run it with --read-only. The published files, of which TMPDIR has as many as the site, are on a disk.
VOLUME ["/srv/site", "/srv/data", "/tmp"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/_/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "shared/line/commands/main.ts", "serve"]
