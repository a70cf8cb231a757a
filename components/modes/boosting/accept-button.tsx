'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import type { WorkPost } from '@/lib/contract/entities/booster'

const AcceptDialog = dynamic(() => import('./accept-dialog').then((file) => file.AcceptDialog), { ssr: false })

interface Props {
  post: WorkPost
  onTaken?: () => void
}

/** Lets a booster accept a demand, after showing what it freezes; visitors must log in first. */
export function AcceptButton({ post, onTaken }: Props) {
  const [isOpen, setOpen] = useState(false)
  const handlePress = () => {
    if (!redirectToLogin(`${location.pathname}${location.search}`)) setOpen(true)
  }
  return (
    <>
      <Button aria-haspopup="dialog" aria-label={`接单 ${post.title}`} onClick={handlePress}>
        接单
      </Button>
      {isOpen ? <AcceptDialog post={post} onTaken={onTaken} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
