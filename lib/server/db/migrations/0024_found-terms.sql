-- goods_found replaces goods_terms: online/0024_found-terms.sql
SELECT 1;
