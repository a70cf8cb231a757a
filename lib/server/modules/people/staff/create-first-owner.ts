import type { House, Role } from '@/lib/shared/staff/staff'
import type { Db } from '../../../db/client'
import { PlainError } from '../../../runtime/plain-error'
import { ownerOfPhone } from '../identity/queries'
import { createMember } from './create-member'

/** Creates the first owner from the command line, for whoever has access to the machine. Throws PlainError. */
export async function createFirstOwner(
  db: Db,
  { mobile, role, distId }: { mobile: string; role: Role; distId: number | null },
): Promise<void> {
  const house: House = distId === null ? 'platform' : 'dist'
  await db.transaction(async (tx) => {
    const userId = await ownerOfPhone(tx, mobile)
    if (userId === undefined) throw new PlainError(`${mobile}: no account has this mobile; register it first`)
    if (!(await createMember(tx, { userId, house, distId, role })))
      throw new PlainError(`${mobile} is a member of that house already`)
  })
}
