import type { Client } from 'pg'

/** Columns copied as they are: what a list finds by words and facts belongs together. */
const SAME = [
  'game_id',
  'goods_type_id',
  'area_id',
  'server_id',
  'area_name',
  'server_name',
  'cross_id',
  'cross_name',
  'title',
  'small_title_name',
  'description',
  'stock',
  'status',
  'seller_id',
  'dist_id',
  'is_official_sell',
  'ensure_open',
  'securit_service',
  'can_ensure',
  'bargain',
  'facts',
  'main_number',
  'rent_hour_fen',
  'rent_night_fen',
  'rent_day_fen',
  'rent_week_fen',
  'rent_deposit_fen',
  'images',
  'terms',
].join(', ')

/** Like `goodsNumber`: seven digits, and a letter for every ten million. */
const LETTER = "case when seq < 10000000 then '' else chr(64 + least(seq / 10000000, 26)::int) end"

/**
 * Adds `count` copies of the goods on the shelf within the database, which takes a tenth of the time of generating them
 * one by one. Each copy has a number, price, time and number of views of its own. `firstNumber` is its first number.
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
