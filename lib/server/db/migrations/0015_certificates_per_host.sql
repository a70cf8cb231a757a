DROP INDEX "certificates_subject";--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_subject" ON "certificates" USING btree ("dist_id","kind","holder_id","order_sn");