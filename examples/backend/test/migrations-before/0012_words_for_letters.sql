-- Letters are the wire's; the tables hold the words that the code uses.
UPDATE "users" SET "login_type" = CASE "login_type" WHEN 'L' THEN 'legacy' WHEN 'B' THEN 'email' WHEN 'P' THEN 'phone' WHEN 'G' THEN 'google' WHEN 'K' THEN 'kakao' ELSE "login_type" END;--> statement-breakpoint
UPDATE "terms" SET "terms_div" = CASE "terms_div" WHEN 'S' THEN 'service' WHEN 'P' THEN 'privacy' WHEN 'R' THEN 'recurringPayment' WHEN 'M' THEN 'marketing' WHEN 'T' THEN 'purchase' WHEN 'W' THEN 'wallet' ELSE "terms_div" END;--> statement-breakpoint
UPDATE "terms_agreements" SET "terms_div" = CASE "terms_div" WHEN 'S' THEN 'service' WHEN 'P' THEN 'privacy' WHEN 'R' THEN 'recurringPayment' WHEN 'M' THEN 'marketing' WHEN 'T' THEN 'purchase' WHEN 'W' THEN 'wallet' ELSE "terms_div" END;--> statement-breakpoint
UPDATE "orders" SET "method" = CASE "method" WHEN 'M' THEN 'phoneBill' WHEN 'B' THEN 'bankTransfer' WHEN 'N' THEN 'easyPay' WHEN 'C' THEN 'card' WHEN 'K' THEN 'kakaoPay' WHEN 'T' THEN 'toss' ELSE "method" END;--> statement-breakpoint
INSERT INTO "terms" ("terms_id", "terms_div", "title", "version", "content", "page_id", "required", "start_at")
SELECT max("terms_id") + 1, 'thirdParty', '개인정보 제3자 제공 동의', '1.0', '실물 상품을 보내 드리기 위해 받는 분 이름, 휴대폰 번호, 주소, 배송 요청 사항을 배송 업체에 제공해요. 배송이 끝난 날부터 3개월 동안 보관한 뒤 삭제해요.', NULL, true, 0
FROM "terms" HAVING count(*) > 0;
