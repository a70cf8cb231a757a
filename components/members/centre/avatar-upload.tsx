'use client'

import { useState } from 'react'
import styles from '@/components/members/parts/centre.module.css'
import { imageRefusal } from '@/components/ui/forms/image-rules'
import { onDemand } from '@/components/ui/kit/on-demand'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import { ApiError, call, uploadImage } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { shrinkImage } from '@/lib/client/shrink-image'
import { toast } from '@/lib/client/toast-store'
import { announceVisitor } from '@/lib/client/visitor'
import type { UserProfile } from '@/lib/contract/entities/user'

const CropDialog = onDemand(() => import('./crop-dialog').then((file) => file.CropDialog))

/** Avatar upload: a picture is selected, cropped to a square, and stored immediately. */
export function AvatarUpload({ user }: { user: UserProfile }) {
  const [busy, setBusy] = useState(false)
  const [picked, setPicked] = useState<File | null>(null)
  const handlePick = (file: File | undefined) => {
    if (!file) return
    const refused = imageRefusal(file)
    if (refused) toast({ kind: 'warn', text: refused })
    else setPicked(file)
  }
  const handleCropped = async (square: File) => {
    setPicked(null)
    setBusy(true)
    try {
      const { key } = await uploadImage(await shrinkImage(square), 'avatar')
      setProfile(await call('POST /user/changeUserUsualInfo', { actor: key }, { loud: true, progress: true }))
      announceVisitor()
      toast({ text: '头像已更换' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error // the error has already been shown
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <label className={styles.portrait} aria-busy={busy || undefined}>
        <UserAvatar userId={user.userId} nickName={user.nickName} actor={user.actor} size={64} alt="" />
        <span>{busy ? '上传中' : '更换'}</span>
        <input
          className="sr"
          type="file"
          accept="image/png,image/jpg,image/jpeg"
          aria-label="更换头像"
          disabled={busy}
          onChange={(event) => {
            handlePick(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      {picked ? <CropDialog file={picked} onClose={() => setPicked(null)} onCropped={handleCropped} /> : null}
    </>
  )
}
