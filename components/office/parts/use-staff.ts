'use client'

import { createContext, useContext } from 'react'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { Permission } from '@/lib/shared/staff/staff'

export type StaffMember = NonNullable<OutputOf<ApiContract['GET /staff/state']>['member']>

export const StaffContext = createContext<StaffMember | null>(null)

/** Who works here, and what they may do: only for what is shown. What is done is decided by the API. */
export function useStaff(): StaffMember & { may: (permission: Permission) => boolean } {
  const member = useContext(StaffContext)
  if (!member) throw new Error('outside of a room of staff')
  return { ...member, may: (permission) => member.permissions.includes(permission) }
}
