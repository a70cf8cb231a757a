import type { House, Role } from '@/lib/shared/staff/staff'
import type { Db } from '../../../db/client'
import { PlainError } from '../../../runtime/plain-error'
import { ownerOfPhone } from '../identity/queries'
import { seatMember } from './seat-member'

/** For the command line: who has the machine makes the first owner. Throws PlainError. */
export async function installMember(
  db: Db,
  { mobile, role, distId }: { mobile: string; role: Role; distId: number | null },
): Promise<void> {
  const house: House = distId === null ? 'platform' : 'dist'
  await db.transaction(async (tx) => {
    const userId = await ownerOfPhone(tx, mobile)
    if (userId === undefined) throw new PlainError(`${mobile}: no account has this mobile; register it first`)
    if (!(await seatMember(tx, { userId, house, distId, role })))
      throw new PlainError(`${mobile} is a member of that house already`)
  })
}
