'use client'

import { Button } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from './reason-dialog'

interface Props {
  /** Title of the confirmation. */
  title: string
  /** Explains the effect. */
  text: string
  word?: string
  onRemove: (reason: string) => Promise<unknown>
}

/** Removes something after asking for a reason. */
export function RemoveButton({ title, text, word = '删除', onRemove }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {word}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={title}
          text={text}
          confirm={word}
          danger
          onSend={onRemove}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
