import type { Client } from 'pg'
import { COLUMNS } from './copy-goods'

/** What each copy has of its own, or not at all: it was not checked. */
const OWN = ['sn', 'price_fen', 'views', 'favourites', 'checked_at', 'created_at', 'updated_at']
/** All else is copied as it is: what a list finds by words and facts belongs together. */
const SAME = COLUMNS.filter((name) => !OWN.includes(name)).join(', ')
/** Like `goodsNumber`: seven digits, and a letter for every ten million. */
const LETTER = "case when seq < 10000000 then '' else chr(64 + least(seq / 10000000, 26)::int) end"

/**
 * Adds `count` copies of the goods on the shelf within the database. Each copy has a number, price, time and number of
 * views of its own. `firstNumber` is the first number.
 */
export async function multiplyGoods(client: Client, count: number, firstNumber: number): Promise<void> {
  await client.query(
    `insert into goods (sn, ${SAME}, price_fen, views, created_at, updated_at)
     select left(sn, -7) || ${LETTER} || lpad((seq % 10000000)::text, 7, '0'), ${SAME}, new_price, new_views, at, at
     from (
       select g.*, $2::bigint - 1 + row_number() over () as seq, greatest(1, (price_fen * (0.7 + 0.6 * random()))::bigint) as new_price,
         (views * random() * 2)::int as new_views, now() - random() * interval '120 days' as at
       from generate_series(1, ceil($1::numeric / (select count(*) from goods where status = 1))::int) copy
       cross join goods g where g.status = 1
       limit $1
     ) copies`,
    [count, firstNumber],
  )
}
