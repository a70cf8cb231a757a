-- Room on each page for HOT updates: holding and releasing units touches no index then (the search index has some forty entries a row).
ALTER TABLE goods SET (fillfactor = 80);
