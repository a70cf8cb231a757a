'use client'

import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { isApiError } from '@/lib/client/is-api-error'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { FACE_PURPOSE_NAMES, FACE_PURPOSES, type FacePurpose } from '@/lib/shared/people/face'
import styles from './face.module.css'
import { FaceState, triesText } from './face-dialog'
import { loadMetaInfo } from './load-meta-info'
import { useFace } from './use-face'

/** Page on the phone: begins the check there, and shows its result after the vendor's page. */
export function FacePage() {
  const [purpose, setPurpose] = useState<FacePurpose | null | undefined>(undefined)
  useEffect(() => {
    if (redirectToLogin(location.pathname + location.search)) return
    const asked = new URLSearchParams(location.search).get('purpose')
    setPurpose(FACE_PURPOSES.find((one) => one === asked) ?? null)
  }, [])
  return (
    <section className={`panel ${styles.page}`} aria-labelledby="face-h">
      <h1 id="face-h">人脸核验</h1>
      {purpose === undefined ? <Skeleton height={160} /> : null}
      {purpose === null ? <Empty picture="login" title="链接不完整" text="请回到需要核验的页面，重新扫码" /> : null}
      {purpose ? <OnPhone purpose={purpose} /> : null}
    </section>
  )
}

function OnPhone({ purpose }: { purpose: FacePurpose }) {
  const { face, error, reload, isNew } = useFace(purpose)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  if (!face) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={160} />
  if (!face.isOffered) return <Alert kind="warn">本站暂未开通人脸核验，无需操作。</Alert>
  if (face.isPassed)
    return (
      <Alert kind="safe" live>
        {`人脸核验已通过。请回到原来的页面继续${FACE_PURPOSE_NAMES[purpose]}，本页可以关闭。`}
      </Alert>
    )
  const begin = async () => {
    setBusy(true)
    setFault('')
    try {
      const metaInfo = await loadMetaInfo(face.scriptUrl)
      const { url } = await call('POST /user/startFaceCheck', { purpose, metaInfo })
      location.assign(url)
    } catch (refused) {
      setBusy(false)
      setFault(isApiError(refused) ? refused.message : '核验组件没有加载，请检查网络后重试')
      void reload()
    }
  }
  return (
    <>
      <p>{`本次用于${FACE_PURPOSE_NAMES[purpose]}。须由实名认证的本人核验，用时约 1 分钟。`}</p>
      {face.check && face.check.state !== 'passed' ? <FaceState face={face} isNew={isNew} /> : null}
      {fault ? (
        <Alert kind="danger" live>
          {fault}
        </Alert>
      ) : null}
      <Button kind="primary" size="lg" loading={busy} disabled={face.triesLeft === 0} onClick={() => void begin()}>
        {face.check && face.check.state !== 'passed' ? '重新核验' : '开始核验'}
      </Button>
      <p className="muted">{triesText(face)}。照片只由核验机构比对，本站不保存。</p>
      <Alert kind="warn">不是你本人要操作，请关闭本页。客服不会让你扫码做人脸核验。</Alert>
    </>
  )
}
