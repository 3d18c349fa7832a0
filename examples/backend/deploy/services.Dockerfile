# The packages of Debian 12, as on a machine without containers.
FROM debian:12
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    patroni etcd-server python3-etcd postgresql pgbouncer haproxy nginx \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres /var/lib/fandeck
