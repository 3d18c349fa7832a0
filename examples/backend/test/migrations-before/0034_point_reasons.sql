ALTER TABLE "point_changes" ADD COLUMN "reason" text;--> statement-breakpoint
UPDATE "point_changes" SET "reason" = CASE split_part("title", ' · ', 1)
  WHEN '카드 코드 스캔' THEN 'scan' WHEN '미션 보상' THEN 'mission' WHEN '퍼스트 스코어러 적중' THEN 'prediction' END
WHERE "kind" = 'earned' AND split_part("title", ' · ', 1) IN ('카드 코드 스캔', '미션 보상', '퍼스트 스코어러 적중');
