'use client'

import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useStaff } from '@/components/office/parts/use-staff'
import { useTake } from '@/components/office/talk/use-take'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { RulingDialog } from './ruling-dialog'

export interface Ruling {
  /** Opens the dialog; of an order that the caller does not lead it takes the order first. */
  button: ReactNode
  /** The button takes the order, so that no other one has to. */
  isTaking: boolean
  dialog: ReactNode
}

/** The decision about the dispute of an order; null: none waits, or the reader may not make it. */
export function useRuling(
  desk: DeskOrder | undefined,
  { onChanged, onTaken }: { onChanged: () => unknown; onTaken: () => void },
): Ruling | null {
  const { may, nickName } = useStaff()
  const [isOpen, setOpen] = useState(false)
  const taking = useTake(desk, {
    onChanged,
    onTaken: () => {
      onTaken()
      setOpen(true)
    },
  })
  const dispute = desk?.dispute
  if (!desk || dispute?.stage !== 'staff' || !may('disputes.rule')) return null
  const isOwn = dispute.rulings.some(({ by }) => by.split('、').includes(nickName))
  // an appeal is decided by somebody else than the lead who made the first decision
  const takes = !desk.isMine && desk.mayLead && !isOwn && (desk.lead === null || !dispute.appeal)
  const label = dispute.appeal ? '给出最终处理结果' : '处理售后'
  return {
    isTaking: takes,
    button: (
      <Button
        type="primary"
        block={takes}
        disabled={isOwn || desk.pending.some(({ isRuling }) => isRuling)}
        loading={taking.isTaking}
        onClick={() => (takes ? void taking.take() : setOpen(true))}
      >
        {takes ? '接手并处理' : label}
      </Button>
    ),
    dialog: (
      <>
        {taking.dialog}
        {isOpen ? (
          <RulingDialog desk={desk} dispute={dispute} onChanged={onChanged} onClose={() => setOpen(false)} />
        ) : null}
      </>
    ),
  }
}
