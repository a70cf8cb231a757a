import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { drawArt } from '@/lib/art/draw-art'
import { MOST_FACTS } from '@/lib/art/screens/facts'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { ART_KEY } from '@/lib/shared/pictures/art-path'
import { type ScreenName, screenUrl } from '@/lib/shared/pictures/screen-url'
import type { UserCtx } from '../../../runtime/context'
import type { Db } from '../../client'
import { goodsChecks } from '../../schema/listings/checks'
import { uploads } from '../../schema/listings/media'
import { orders } from '../../schema/orders/trading'
import { GROUP } from '../goods/games/field-kit'
import { GAMES } from '../goods/games/games'

type Party = Pick<UserCtx, 'db' | 'now' | 'user'>

/** Upload that identifies the service members of the demo data. */
export const DEMO_MARK = `${ART_KEY}screen/bag/107/evidence.svg`

/** Marks service members whose orders the demo agent handles. */
export async function markDemoMembers(db: Db, userIds: readonly UserId[], at: Date): Promise<void> {
  for (const userId of userIds) await createUploads(db, userId, [DEMO_MARK], at)
}

/**
 * Pictures of an order's item in its game, which `ctx.user` can attach to a step: of an account its own screens and its
 * login and bindings, of other goods the inventory. Drawn from the addresses, so that demo evidence needs no storage.
 */
export async function orderEvidence({ db, now, user }: Party, orderSn: OrderSn): Promise<string[]> {
  const [order] = await db
    .select({ gameId: orders.gameId, snapshot: orders.snapshot, captures: goodsChecks.captures })
    .from(orders)
    .leftJoin(goodsChecks, eq(goodsChecks.goodsSn, orders.goodsSn))
    .where(eq(orders.sn, orderSn))
    .limit(1)
  if (!order) throw new Error(`${orderSn} does not exist`)
  const { gameId, snapshot, captures } = order
  const shown = snapshot.images?.length ? snapshot.images : (captures ?? []).map(({ key }) => key)
  const images = shown.map(keyOf)
  const screens = (['profile', 'wall'] as const).flatMap((name) => images.find((key) => isScreen(key, name)) ?? [])
  const states = screens.length > 0 ? statesOf(gameId, snapshot.facts) : []
  const keys = [
    ...screens,
    ...(states.length > 0 ? [screenKey('settings', gameId, orderSn, states)] : []),
    ...(screens.length > 0 ? [] : [screenKey('bag', gameId, orderSn)]),
  ]
  await createUploads(db, user.userId, keys, now())
  return keys
}

/** The record page of an account during work on it, which `ctx.user` can attach to a step. */
export async function workEvidence(
  { db, now, user }: Party,
  { orderSn, rank, done }: { orderSn: OrderSn; rank: string; done: string },
): Promise<string[]> {
  const [order] = await db.select({ gameId: orders.gameId }).from(orders).where(eq(orders.sn, orderSn)).limit(1)
  if (!order) throw new Error(`${orderSn} does not exist`)
  const keys = [screenKey('profile', order.gameId, orderSn, [rank, '', `完成进度|${done}`])]
  await createUploads(db, user.userId, keys, now())
  return keys
}

/** A picture of the inventory in a game, which `ctx.user` can attach to something other than an order. */
export async function gameEvidence({ db, now, user }: Party, gameId: number): Promise<string[]> {
  const keys = [screenKey('bag', gameId, String(user.userId))]
  await createUploads(db, user.userId, keys, now())
  return keys
}

const keyOf = (address: string): string => address.replace(/^\/media\//, '')
const isScreen = (key: string, name: ScreenName): boolean => key.startsWith(`${ART_KEY}screen/${name}/`)
const screenKey = (name: ScreenName, gameId: number, seed: string, says: readonly string[] = []): string =>
  keyOf(screenUrl({ name, gameId, seed, says }))

/** Login, bindings and history, as "label|value". */
function statesOf(gameId: number, facts: Readonly<Record<string, string>>): string[] {
  const fields = GAMES.find(({ id }) => id === gameId)?.fields ?? []
  return fields
    .filter(({ group, label }) => group === GROUP.state && facts[label])
    .slice(0, MOST_FACTS)
    .map(({ label }) => `${label}|${facts[label]}`)
}

function drawn(key: string): string {
  const svg = drawArt(`/media/${key}`)
  if (!svg) throw new Error(`no drawing at ${key}`)
  return svg
}

async function createUploads(db: Db, userId: UserId, keys: readonly string[], at: Date): Promise<void> {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  await db
    .insert(uploads)
    .values(
      keys.map((key) => ({
        id: `demo-${userId}-${hashOf(key).slice(0, 16)}`,
        userId,
        purpose: 'evidence' as const,
        tokenHash: '',
        key,
        sha256: hashOf(drawn(key)),
        expiresAt: at,
        usedAt: at,
      })),
    )
    .onConflictDoNothing()
}
