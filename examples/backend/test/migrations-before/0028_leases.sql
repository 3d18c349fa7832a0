CREATE TABLE "leases" (
	"work" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"fence" bigint NOT NULL,
	"until" bigint NOT NULL
);
