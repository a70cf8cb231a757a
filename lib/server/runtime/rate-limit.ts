import { sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { preparedSql } from '../db/prepared'

export interface Cap {
  key: string
  seconds: number
  points: number
}

/**
 * Fixed-window counters in Postgres: exact under concurrency, shared by all instances, kept across restarts. Counts in
 * one cap after the other, narrowest first, and resolves with the first that is used up. A request rejected by a narrow
 * cap is not counted in the wider ones, so that one visitor's rejected requests cannot use up a shared cap.
 */
export async function countHits(db: Db, caps: readonly Cap[], now: number): Promise<Cap | undefined> {
  return (await countCaps(db, caps, now)).over
}

/** The same, with the points used in each; 0 in those that were not counted. */
export async function countCaps(
  db: Db,
  caps: readonly Cap[],
  now: number,
): Promise<{ over: Cap | undefined; used: number[] }> {
  const counted = caps.length > 0 ? await count(db, caps, now) : []
  const used = caps.map((_, i) => counted[i] ?? 0)
  return { over: caps.find((cap, i) => (used[i] ?? 0) > cap.points), used }
}

/** Counts in one window; resolves with the points used in it, including this one. */
export async function countHit(db: Db, key: string, seconds: number, now: number): Promise<number> {
  const [used] = await count(db, [{ key, seconds, points: 0 }], now)
  return used ?? 1
}

async function count(db: Db, caps: readonly Cap[], now: number): Promise<(number | null)[]> {
  const ask = counters.get(caps.length) ?? counter(caps.length)
  counters.set(caps.length, ask)
  const values: Record<string, unknown> = { now }
  for (const [i, { key, seconds, points }] of caps.entries())
    Object.assign(values, { [`key${i}`]: key, [`until${i}`]: now + seconds * 1000, [`most${i}`]: points })
  const [row] = await ask(db, values)
  return row?.points ?? []
}

const counters = new Map<number, ReturnType<typeof counter>>()
const cap = (i: number) => sql.raw(`cap${i}`)

/** A statement for this many windows: each counts only if the one before was not used up, all in one round trip. */
function counter(size: number) {
  const all = Array.from({ length: size }, (_, i) => i)
  const names = ['now', ...all.flatMap((i) => [`key${i}`, `until${i}`, ...(i < size - 1 ? [`most${i}`] : [])])]
  return preparedSql<{ points: (number | null)[] }>(names, (places) => {
    const { now } = places
    const counted = all.map(
      (i) => sql`
      ${cap(i)} as (
        insert into rate_windows as w (key, points, expires_at_ms)
        select ${places[`key${i}`]}, 1, ${places[`until${i}`]}::bigint ${i === 0 ? sql`` : sql`from ${cap(i - 1)} where points <= ${places[`most${i - 1}`]}`}
        on conflict (key) do update set
          points = case when w.expires_at_ms <= ${now} then 1 else w.points + 1 end,
          expires_at_ms = case when w.expires_at_ms <= ${now} then excluded.expires_at_ms else w.expires_at_ms end
        returning points)`,
    )
    const points = all.map((i) => sql`(select points from ${cap(i)})`)
    return sql`with ${sql.join(counted, sql`, `)} select array[${sql.join(points, sql`, `)}] as points`
  })
}

/** Returns points, for a limit on failures, which counts each attempt before its result is known. */
export async function returnHits(db: Db, ...keys: string[]): Promise<void> {
  for (const key of keys)
    await db.execute(sql`update rate_windows set points = greatest(points - 1, 0) where key = ${key}`)
}

export async function clearHits(db: Db, ...keys: string[]): Promise<void> {
  for (const key of keys) await db.execute(sql`delete from rate_windows where key = ${key}`)
}

/** When a window that was counted in ends; undefined: it is over, or nothing was counted. */
export async function findWindowEnd(db: Db, key: string, now: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ ends: string }>(
    sql`select expires_at_ms::text as ends from rate_windows where key = ${key} and expires_at_ms > ${now}`,
  )
  return rows[0] && Number(rows[0].ends)
}

/** Removes expired windows; run by a job. */
export async function pruneHits(db: Db, now: number): Promise<void> {
  await db.execute(sql`delete from rate_windows where expires_at_ms < ${now}`)
}

/**
 * Coarse limit per visitor, in this process only, to protect the machine from overload. Bounded: the oldest window is
 * dropped past `maxKeys`.
 */
export class LocalLimiter {
  private windows = new Map<string, { points: number; until: number }>()
  constructor(private maxKeys = 50_000) {}
  hit(key: string, points: number, seconds: number, now: number): boolean {
    let w = this.windows.get(key)
    if (!w || w.until <= now) {
      w = { points: 0, until: now + seconds * 1000 }
      this.windows.delete(key)
      this.windows.set(key, w)
      if (this.windows.size > this.maxKeys) this.windows.delete(this.windows.keys().next().value as string)
    }
    w.points += 1
    return w.points <= points
  }
}
