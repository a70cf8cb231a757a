import { wechatScenes } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { randomToken } from '../../../../runtime/vault'
import { sha256 } from '../sessions/create-session'

const SCENE_SECONDS = 600

/**
 * Creates a QR code that binds the follower who scans it to the caller, once, within ten minutes. Refuses NOT_FOUND
 * without an official account, PUSH_FAILED.
 */
export async function startWechatPush(ctx: UserCtx): Promise<{ url: string; expiresIn: number }> {
  if (!ctx.wechatPush) throw refuse('NOT_FOUND', '本站没有开通微信消息提醒')
  const scene = randomToken(16)
  const now = ctx.now()
  const url = await ctx.wechatPush
    .pictureOf({ origin: ctx.dist.origin, scene, seconds: SCENE_SECONDS })
    .catch((err: unknown) => {
      ctx.log.warn({ err }, 'no picture of the official account')
      throw refuse('PUSH_FAILED', '暂时联系不上微信，请稍后重试')
    })
  await ctx.db.insert(wechatScenes).values({
    sceneHash: sha256(scene),
    userId: ctx.user.userId,
    distId: ctx.dist.distId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SCENE_SECONDS * 1000),
  })
  return { url, expiresIn: SCENE_SECONDS }
}
