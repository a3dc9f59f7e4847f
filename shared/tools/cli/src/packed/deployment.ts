/** Written beside a packed server. The site is mounted: releases change it, not the image. */
export const dockerfile = `FROM node:20-slim
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

/** Settings stand in /etc/manzil.env, one NAME=value a line. */
export const systemdUnit = `[Unit]
Description=Manzil
After=network-online.target
Wants=network-online.target

[Service]
ExecStart=/usr/bin/node /opt/manzil/server.mjs
WorkingDirectory=/opt/manzil
Environment=NODE_ENV=production SITE_DIR=/var/lib/manzil/site DATA_DIR=/var/lib/manzil/data
EnvironmentFile=-/etc/manzil.env
DynamicUser=yes
StateDirectory=manzil
Restart=on-failure
TimeoutStopSec=15
MemoryMax=512M
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX

[Install]
WantedBy=multi-user.target
`;
