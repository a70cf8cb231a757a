import pg from 'pg'

/** pgbench's scale: the number of branches, with ten tellers and a hundred thousand accounts each. */
const SCALE = 5

/**
 * Measures transactions per second of TPC-B as pgbench runs it (-M prepared, five statements, `clients` concurrent), in
 * a separate database on the same server: what Postgres on this machine gives a program that does nothing else.
 */
export async function measureTpcb(databaseUrl: string, clients: number, seconds: number): Promise<number> {
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  const name = `tpcb_${Date.now()}`
  await admin.query(`create database ${name}`)
  const url = databaseUrl.replace(/\/storefront\?/, `/${name}?`)
  try {
    await fill(url)
    return await run(url, clients, seconds)
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

async function fill(url: string): Promise<void> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  await db.query(`
    create table branches (bid int primary key, bbalance int not null default 0);
    create table tellers (tid int primary key, bid int not null, tbalance int not null default 0);
    create table accounts (aid int primary key, bid int not null, abalance int not null default 0, filler char(84) default '') with (fillfactor = 90);
    create table history (tid int, bid int, aid int, delta int, mtime timestamp);
    insert into branches select g from generate_series(1, ${SCALE}) g;
    insert into tellers select g, (g - 1) / 10 + 1 from generate_series(1, ${SCALE * 10}) g;
    insert into accounts select g, (g - 1) / 100000 + 1 from generate_series(1, ${SCALE * 100_000}) g`)
  await db.query('vacuum analyze')
  await db.end()
}

async function run(url: string, clients: number, seconds: number): Promise<number> {
  let done = 0
  const began = performance.now()
  const until = began + seconds * 1000
  const any = (below: number) => 1 + Math.floor(Math.random() * below)
  const client = async () => {
    const db = new pg.Client({ connectionString: url })
    db.on('error', () => undefined) // If another client failed, the database is dropped meanwhile: the first error is reported.
    await db.connect()
    while (performance.now() < until) {
      const [aid, tid, bid] = [any(SCALE * 100_000), any(SCALE * 10), any(SCALE)]
      const delta = any(10_000) - 5000
      await db.query('begin')
      await db.query({
        name: 'a',
        text: 'update accounts set abalance = abalance + $1 where aid = $2',
        values: [delta, aid],
      })
      await db.query({ name: 's', text: 'select abalance from accounts where aid = $1', values: [aid] })
      await db.query({
        name: 't',
        text: 'update tellers set tbalance = tbalance + $1 where tid = $2',
        values: [delta, tid],
      })
      await db.query({
        name: 'b',
        text: 'update branches set bbalance = bbalance + $1 where bid = $2',
        values: [delta, bid],
      })
      await db.query({
        name: 'h',
        text: 'insert into history values ($1, $2, $3, $4, current_timestamp)',
        values: [tid, bid, aid, delta],
      })
      await db.query('commit')
      done += 1
    }
    await db.end()
  }
  await Promise.all(Array.from({ length: clients }, client))
  return done / ((performance.now() - began) / 1000)
}
