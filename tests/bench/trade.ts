import { Agent, request } from 'node:http'
import { Client } from 'pg'
import { Visitor } from '../support/visitor'

export interface Buyer {
  visitor: Visitor
  goods: { sn: string; price: string }[]
}

/**
 * Measures orders placed and paid from the balance per second, by `clients` concurrent clients. Each buyer stays below
 * the per-user limit, so there are many; they log in before the measurement.
 */
export async function measureTrade(
  origin: string,
  databaseUrl: string,
  clients: number,
  seconds: number,
): Promise<number> {
  const buyers = await makeBuyers(origin, databaseUrl, clients * 8)
  // The first order of each buyer verifies the pay password (24 ms of one core, once per session); the steady state is
  // measured.
  for (let i = 0; i < buyers.length; i += clients) await Promise.all(buyers.slice(i, i + clients).map(buyOne))
  let orders = 0
  const until = performance.now() + seconds * 1000
  const began = performance.now()
  let next = 0
  const client = async () => {
    while (performance.now() < until) {
      if (!(await buyOne(buyers[next++ % buyers.length] as Buyer))) return
      orders += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return orders / ((performance.now() - began) / 1000)
}

/** Returns false if nothing is left to buy. */
export async function buyOne({ visitor, goods }: Buyer): Promise<boolean> {
  const item = goods.pop()
  if (!item) return false
  const { orderSn } = await post<{ orderSn: string }>(
    visitor,
    '/api/order/placeOrder',
    `goodsSn=${item.sn}&price=${item.price}&agree=1`,
    `bench-place-${item.sn}`,
  )
  await post(visitor, '/api/pay/balancePay', `orderSn=${orderSn}&payPassword=246810`, `bench-pay-${item.sn}`)
  return true
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** As lean as possible: on two cores the client shares them with the server and its database. */
function post<T>(visitor: Visitor, path: string, body: string, key: string): Promise<T> {
  const headers = {
    ...visitor.always,
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    authorization: visitor.cookies.get('token'),
    'x-csrf-token': visitor.cookies.get('csrf'),
    'idempotency-key': key,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  }
  return new Promise((resolve, reject) => {
    const req = request(visitor.origin + path, { method: 'POST', agent, headers }, (res) => {
      let text = ''
      res
        .setEncoding('utf8')
        .on('data', (chunk: string) => {
          text += chunk
        })
        .on('end', () => {
          const { code, msg, data } = JSON.parse(text) as { code: number; msg: string; data: T }
          if (code === 0) resolve(data)
          else reject(new Error(`${path}: ${code} ${msg}`))
        })
    })
    req.on('error', reject).end(body)
  })
}

const PER_BUYER = 50

/** Creates members with the demo passwords and real balances, each with goods of their own to buy. */
export async function makeBuyers(origin: string, databaseUrl: string, count: number): Promise<Buyer[]> {
  const db = new Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    const stamp = Date.now() % 1_000_000
    const phones = Array.from({ length: count }, (_, i) => `1${String(7_000_000_000 + stamp * 1000 + i).slice(0, 10)}`)
    await db.query(
      `insert into users (phone, nick_name, password_hash, pay_password_hash, auth_status, invite_code, registered_dist_id)
      select p, '买家', u.password_hash, u.pay_password_hash, 2, 'B' || p, 1 from unnest($1::text[]) p, users u where u.phone = '13800000001'`,
      [phones],
    )
    await db.query(
      `with people as (select id from users where phone = any($1)),
      moved as (insert into transfers (kind, ref) values ('recharge', 'bench' || $2) returning id),
      purse as (insert into accounts (kind, owner_id, balance_fen) select 'user', id, 10000000 from people returning id, balance_fen),
      clearing as (update accounts set balance_fen = balance_fen - 10000000 * (select count(*) from people) where kind = 'clearing' and owner_id = 1 returning id, balance_fen)
      insert into entries (transfer_id, account_id, amount_fen, balance_after_fen)
      select m.id, p.id, 10000000, p.balance_fen from moved m, purse p
      union all select m.id, c.id, -10000000 * (select count(*) from people), c.balance_fen from moved m, clearing c`,
      [phones, stamp],
    )
    const { rows } = await db.query<{ sn: string; price: string }>(
      "select sn, to_char(price_fen / 100.0, 'FM999999990.00') as price from goods where status = 1 and goods_type_id = 1 and reserved = 0 and price_fen < 150000 order by id limit $1",
      [count * PER_BUYER],
    )
    const buyers: Buyer[] = phones.map((_, i) => ({
      visitor: new Visitor(origin, fetch, {
        'x-forwarded-for': `10.9.${i >> 8}.${i & 255}`,
        'x-forwarded-host': 'localhost',
      }),
      goods: rows.slice(i * PER_BUYER, (i + 1) * PER_BUYER),
    }))
    for (const [i, { visitor }] of buyers.entries()) await visitor.logIn(phones[i] as string)
    return buyers
  } finally {
    await db.end()
  }
}
