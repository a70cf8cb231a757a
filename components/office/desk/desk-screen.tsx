'use client'

import { StaffShell } from '@/components/office/console/staff-shell'
import { Desk } from './desk'
import { DeskTools } from './desk-tools'
import { RailProvider } from './use-rail'

/** The desk of service members: queues, conversation, actions. */
export function DeskScreen() {
  return (
    <StaffShell title="客服工作台" permission="orders.act" Around={RailProvider} tools={<DeskTools />}>
      {() => <Desk />}
    </StaffShell>
  )
}
