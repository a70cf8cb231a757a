-- The text below a footer logo gets a field of its own; tarAtt is the link's target attribute from now on.
UPDATE dists
SET conf = jsonb_set(conf, '{botQuals}', (
  SELECT jsonb_agg(
    CASE WHEN qual ? 'caption' THEN qual
         ELSE qual || jsonb_build_object('caption', qual ->> 'tarAtt', 'tarAtt', '') END
    ORDER BY place)
  FROM jsonb_array_elements(conf -> 'botQuals') WITH ORDINALITY AS quals(qual, place)))
WHERE jsonb_array_length(conf -> 'botQuals') > 0;
