'use client'

import { createContext, useContext } from 'react'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { Permission } from '@/lib/shared/staff/staff'

export type StaffMember = NonNullable<OutputOf<ApiContract['GET /staff/state']>['member']>

export const StaffContext = createContext<StaffMember | null>(null)

/** The current staff member and permissions, only for display. Authorization is done by the API. */
export function useStaff(): StaffMember & { may: (permission: Permission) => boolean } {
  const member = useContext(StaffContext)
  if (!member) throw new Error('outside of a room of staff')
  return { ...member, may: (permission) => member.permissions.includes(permission) }
}
