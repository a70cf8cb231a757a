import { eq } from 'drizzle-orm'
import { localSms } from '@/lib/server/db/schema/providers'
import type { World } from './world'

/** The newest code that a phone got. */
export async function codeOf(world: World, phone: string): Promise<string> {
  const rows = await world.services.db.select().from(localSms).where(eq(localSms.phone, phone)).orderBy(localSms.id)
  return /验证码是(\d{6})/.exec(rows.at(-1)?.text ?? '')?.[1] ?? ''
}
