'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Refusal } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { onDemand } from '@/components/ui/kit/on-demand'
import { FACE_PURPOSES, type FacePurpose } from '@/lib/shared/people/face'

const FaceDialog = onDemand(() => import('./face-dialog').then((file) => file.FaceDialog))

const purposeOf = (refusal: Pick<Refusal, 'reason' | 'data'> | null): FacePurpose | undefined => {
  if (refusal?.reason !== 'FACE_NEEDED') return undefined
  const { purpose } = (refusal.data ?? {}) as { purpose?: string }
  return FACE_PURPOSES.find((one) => one === purpose)
}

interface Props {
  /** Opens the dialog if it is FACE_NEEDED. */
  refusal: Pick<Refusal, 'reason' | 'message' | 'data'> | null
  /** Sends the form again. */
  onPassed: () => void
}

/** Turns the refusal of a form into the face check; placed below its FormAlert, from which it can be opened again. */
export function FaceGate({ refusal, onPassed }: Props) {
  const purpose = purposeOf(refusal)
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(purposeOf(refusal) !== undefined), [refusal])
  if (!purpose || !refusal) return null
  return (
    <>
      <Button kind="soft" onClick={() => setOpen(true)}>
        人脸核验
      </Button>
      {open ? (
        <FaceDialog
          purpose={purpose}
          why={refusal.message}
          onClose={() => setOpen(false)}
          onPassed={() => {
            setOpen(false)
            onPassed()
          }}
        />
      ) : null}
    </>
  )
}

interface BulkProps {
  /** Why some of many items need the check; '' if none does. */
  why: string
  /** Sends the items again. */
  onPassed: () => void
}

/** The same for the result of many items of a seller. */
export function BulkFaceGate({ why, onPassed }: BulkProps) {
  const refusal = useMemo(
    () => (why ? { reason: 'FACE_NEEDED' as const, message: why, data: { purpose: 'list' } } : null),
    [why],
  )
  return <FaceGate refusal={refusal} onPassed={onPassed} />
}
