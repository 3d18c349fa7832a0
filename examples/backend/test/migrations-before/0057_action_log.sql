DROP INDEX "operator_actions_subject";--> statement-breakpoint
CREATE INDEX "operator_actions_at" ON "operator_actions" USING btree ("at","action_id");--> statement-breakpoint
CREATE INDEX "operator_actions_operator" ON "operator_actions" USING btree ("operator_id","at","action_id");--> statement-breakpoint
CREATE INDEX "operator_actions_action" ON "operator_actions" USING btree ("action","at","action_id");--> statement-breakpoint
CREATE INDEX "operator_actions_subject" ON "operator_actions" USING btree ("subject","at","action_id");