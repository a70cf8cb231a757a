import { desc, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../../db/client'
import { localPushes } from '../../db/schema/providers'
import type { WechatPushProvider } from './port'

/** Its QR code opens a local page that plays the phone, its messages appear on /dev/wechat; rejected in production. */
export const createLocalWechatPush = (db: Db, log: Logger): WechatPushProvider => ({
  pictureOf: async ({ origin, scene }) => `${origin}/dev/wechat/scan?scene=${scene}`,
  async send({ openId, title, key }) {
    await db.delete(localPushes).where(lt(localPushes.createdAt, sql`now() - interval '1 day'`))
    await db.insert(localPushes).values({ openId, title, key }).onConflictDoNothing()
    log.info({ openId, push: title }, 'wechat push')
  },
  readEcho: () => undefined,
  readEvent: () => undefined,
})

export const recentPushes = (db: Db, limit = 50) =>
  db.select().from(localPushes).orderBy(desc(localPushes.id)).limit(limit)
