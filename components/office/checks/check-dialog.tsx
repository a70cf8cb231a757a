'use client'

import { Alert as AntAlert, App, Button, Form } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { ImageUpload } from '@/components/ui/forms/image-upload'
import { Alert } from '@/components/ui/kit/alert'
import { LoadError } from '@/components/ui/kit/load-error'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { CAPTURES, RECORDING } from '@/lib/shared/goods/goods-checks'
import { ACCOUNT, detailPath } from '@/lib/shared/goods/goods-types'
import { UNREAD_ACCOUNT } from '@/lib/shared/trade/order-forms'
import { isVideoUrl } from '@/lib/shared/video/video-files'
import { AccountButton } from './account-button'
import styles from './check.module.css'
import { CheckFacts, factsOf, type Seen } from './check-facts'
import { OtherLogin } from './other-login'
import { useShots } from './use-shots'

type CheckFile = OutputOf<ApiContract['GET /desk/check']>

interface Props {
  checkId: number
  onChanged: () => void
  onClose: () => void
}

/** The work on a taken check: read the account, upload captures by kind, confirm or correct every fact. */
export function CheckDialog({ checkId, onChanged, onClose }: Props) {
  const { data, error, reload } = useLoad(`check ${checkId}`, () =>
    call('GET /desk/check', { checkId: String(checkId) }),
  )
  // what was entered stays when loading again fails
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : null
  return <CheckForm file={data} onLooked={reload} onChanged={onChanged} onClose={onClose} />
}

const VIDEOS = { most: 1, purpose: 'goods' } as const

type FormProps = Pick<Props, 'onChanged' | 'onClose'> & { file: CheckFile; onLooked: () => void }

function CheckForm({ file, onLooked, onChanged, onClose }: FormProps) {
  const { message, modal } = App.useApp()
  const intent = useIntent()
  const { checkId, goodsSn, title, gameName, kinds, facts } = file
  const { shots, list, repeated, upload, set } = useShots([...kinds, RECORDING])
  const [seen, setSeen] = useState<Seen>({})
  const [hasOtherLogin, setOtherLogin] = useState(false)
  const [isRefusing, setRefusing] = useState(false)
  const id = String(checkId)
  const isUploading = Object.values(shots).some((keys) => keys.includes(''))
  const missing = kinds.filter((kind) => !shots[kind]?.length)
  const unseen = facts.filter(({ key }) => seen[key] === undefined)
  const corrected = facts.filter(({ key, value }) => seen[key] !== undefined && seen[key] !== value)
  const handlePass = async () => {
    if (missing.length > 0) throw new Error(`还缺截图：${missing.map((kind) => CAPTURES[kind]).join('、')}`)
    if (shots[RECORDING]?.some((key) => !isVideoUrl(key))) throw new Error('验号录屏要上传视频')
    const [again] = Object.values(repeated)
    if (again) throw new Error(again)
    if (unseen.length > 0) throw new Error(`还有 ${unseen.length} 项属性没有核对`)
    if (!file.hasRead && !hasOtherLogin) throw new Error(UNREAD_ACCOUNT)
    const input = {
      checkId: id,
      captures: JSON.stringify(list),
      facts: JSON.stringify(factsOf(facts, seen)),
      hasOtherLogin: hasOtherLogin ? ('1' as const) : undefined,
    }
    await call('POST /desk/passCheck', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
    onChanged()
    return '验号通过，商品已标“已验号”'
  }
  const giveBack = () =>
    call('POST /desk/returnCheck', { checkId: id }).then(
      () => {
        void message.success('已退回队列')
        onChanged()
        onClose()
      },
      (error: Error) => void message.error(error.message),
    )
  const handleReturn = () =>
    modal.confirm({
      title: '退回队列？',
      content: '其他客服可以接手。已上传的截图和核对结果不保留，由接手的客服重新核对。',
      okText: '退回队列',
      cancelText: '返回',
      onOk: giveBack,
    })
  return (
    <>
      <SendDialog
        title="上架验号"
        width={760}
        confirm="验号通过"
        disabled={isUploading || !file.mine}
        note={isUploading ? '文件上传中，传完即可提交' : undefined}
        head={
          <>
            <p className={styles.head}>
              <a className="link" href={detailPath(ACCOUNT, goodsSn)} target="_blank" rel="noopener">
                {title}
              </a>
              <span className="muted">{`${gameName} · ${goodsSn}`}</span>
            </p>
            {file.mine ? (
              <div className={styles.tools}>
                <AccountButton load={() => call('POST /desk/checkAccount', { checkId: id })} onLooked={onLooked} />
                <Button onClick={handleReturn}>退回队列</Button>
                <Button danger onClick={() => setRefusing(true)}>
                  验号未通过
                </Button>
                <span className="muted num">
                  {file.untilTime ? `${file.untilTime.slice(5, 16)} 前完成，超时退回队列` : ''}
                </span>
              </div>
            ) : (
              <AntAlert type="warning" title="这条验号不在你名下，请关闭后刷新列表" />
            )}
            <Alert>
              通过后截图和录屏公开显示在商品页，请遮住账号、手机号和实名信息。更正的属性会替换卖家填写的内容，卖家会收到通知。
            </Alert>
          </>
        }
        onSend={handlePass}
        onClose={onClose}
      >
        <div className={styles.shots}>
          {[...kinds, RECORDING].map((kind) => (
            <Form.Item
              key={kind}
              label={CAPTURES[kind]}
              required={kind !== RECORDING}
              extra={kind === RECORDING ? '可不传' : undefined}
              validateStatus={repeated[kind] && 'error'}
              help={repeated[kind]}
            >
              <ImageUpload
                label={CAPTURES[kind]}
                max={kind === RECORDING ? 1 : 2}
                videos={kind === RECORDING ? VIDEOS : undefined}
                upload={upload}
                onChange={(urls, waiting) => set(kind, urls, waiting)}
              />
            </Form.Item>
          ))}
        </div>
        <CheckFacts facts={facts} seen={seen} onChange={setSeen} />
        {corrected.length > 0 ? (
          <Alert kind="warn">{`将更正 ${corrected.map(({ label }) => label).join('、')}`}</Alert>
        ) : null}
        {file.mine && !file.hasRead ? <OtherLogin checked={hasOtherLogin} onChange={setOtherLogin} /> : null}
      </SendDialog>
      {isRefusing ? (
        <ReasonDialog
          title="验号未通过"
          text="卖家会看到原因，提交的账号资料立即删除，商品继续在售但没有“已验号”。修改后卖家可以重新提交。"
          confirm="验号未通过"
          danger
          onSend={async (reason) => {
            const input = { checkId: id, reason }
            await call('POST /desk/refuseCheck', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
            onChanged()
            onClose()
          }}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </>
  )
}
