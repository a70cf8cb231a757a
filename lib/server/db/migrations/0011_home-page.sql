-- The home page's slogan and the order of its modules are the distributor's; who said nothing keeps what everybody had.
UPDATE dists SET conf = conf || '{"home": {"title": "先验号，后放款", "text": "货款托管，客服陪同验号，确认收货才放款", "modules": ["games", "picks", "props", "coins", "trust"], "picks": []}}'::jsonb
WHERE NOT conf ? 'home';
