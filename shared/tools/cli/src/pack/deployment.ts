/** The site is mounted: releases change it, not the image. */
export const dockerfile = `FROM node:24-slim
WORKDIR /srv/manzil
COPY . .
ENV NODE_ENV=production SITE_DIR=/srv/site DATA_DIR=/srv/data PORT=3000
RUN mkdir -p /srv/site /srv/data && chown -R node:node /srv/data
USER node
EXPOSE 3000
VOLUME ["/srv/data"]
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/_/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
`;

/**
 * Settings are in /etc/manzil.env, one NAME=value per line. Node compiles at run time, so memory must be writable and
 * executable.
 */
export const systemdUnit = `# The site is in /srv/manzil/site, which belongs to the user who releases and is read by this server only:
#   install -d -o deploy /srv/manzil/site
#   SITE_DIR=/srv/manzil/site npm run release -- projects
# A site in a bucket: SITE_STORAGE=s3://bucket/prefix in /etc/manzil.env. Contact requests are in /var/lib/manzil.
[Unit]
Description=Manzil
After=network-online.target
Wants=network-online.target
# Storage that comes late is waited for: a start is tried again without end.
StartLimitIntervalSec=0

[Service]
ExecStart=/usr/bin/node /opt/manzil/server.mjs
WorkingDirectory=/opt/manzil
Environment=NODE_ENV=production SITE_DIR=/srv/manzil/site DATA_DIR=/var/lib/manzil/data
EnvironmentFile=-/etc/manzil.env
DynamicUser=yes
StateDirectory=manzil
StateDirectoryMode=0700
UMask=0077
Restart=on-failure
RestartSec=5
# DRAIN_SECONDS and seven more.
TimeoutStopSec=15
MemoryMax=512M
NoNewPrivileges=yes
CapabilityBoundingSet=
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM
SystemCallArchitectures=native
ProtectSystem=strict
ProtectHome=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
PrivateTmp=yes
PrivateDevices=yes
PrivateUsers=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes

[Install]
WantedBy=multi-user.target
`;
