-- The time at which sales are decided: this server's clock and the offset of the development panel, epoch ms.
CREATE OR REPLACE FUNCTION fandeck_now() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint
    + coalesce((SELECT value::bigint FROM settings WHERE key = 'clock_offset_ms'), 0)
$$;
