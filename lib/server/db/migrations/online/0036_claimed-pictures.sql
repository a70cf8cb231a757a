CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_proofs_claimed" ON "order_proofs" USING gin ("hashes") WHERE action = 'claim';
