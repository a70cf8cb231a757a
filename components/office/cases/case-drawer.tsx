'use client'

import { App, Button, Tag } from 'antd'
import { useState } from 'react'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { EvidencePictures } from '@/components/office/parts/evidence-pictures'
import { Facts } from '@/components/office/parts/facts'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { StaffCase } from '@/lib/contract/entities/service-case'
import { AnswerDialog } from './answer-dialog'
import { CaseMeasures } from './case-measures'
import { CaseNotes } from './case-notes'
import { DecideDialog } from './decide-dialog'
import { TransferDialog } from './transfer-dialog'

type Doing = 'answer' | 'decide' | 'transfer' | 'phone' | 'keep' | 'grant'

const APPEALS = {
  keep: { title: '维持处理结果', text: '提交人会看到理由，不能再次申诉。', danger: true },
  grant: { title: '申诉通过', text: '由你重新处理这个工单，并通知提交人。', danger: false },
} as const

interface Props {
  caseSn: string
  onClose: () => void
  onChanged: () => void
}

/** One case, and what the reader may do about it. */
export function CaseDrawer({ caseSn, onClose, onChanged }: Props) {
  const { message, modal } = App.useApp()
  const [doing, setDoing] = useState<Doing | null>(null)
  const { data, error, reload } = useLoad(`case ${caseSn}`, () => call('GET /desk/case', { caseSn }))
  const changed = () => {
    void reload()
    onChanged()
  }
  const close = () => setDoing(null)
  const handleClaim = async () => {
    try {
      await call('POST /desk/claimCase', { caseSn }, { loud: true })
      message.success('已受理')
    } finally {
      changed()
    }
  }
  const handlePhone = async (reason: string) => {
    const { phone } = await call('POST /desk/revealCasePhone', { caseSn, reason })
    modal.info({ title: '提交人手机号', content: phone, okText: '知道了' })
    return '已记录查看'
  }
  const handleAppeal = async (grant: boolean, reason: string) => {
    await call('POST /desk/decideCaseAppeal', { caseSn, grant: grant ? '1' : '0', reason })
    changed()
  }
  return (
    <DockedDrawer
      title={data ? `${data.kindName} ${caseSn}` : caseSn}
      note={data ? `${data.sender} · ${data.phone} · ${data.siteName}` : undefined}
      onClose={onClose}
      footer={data ? <Actions file={data} onClaim={() => void handleClaim()} onDo={setDoing} /> : null}
    >
      {data ? (
        <Content file={data} onChanged={changed} />
      ) : error ? (
        <LoadError message={error} onRetry={reload} />
      ) : (
        <Skeleton height={400} />
      )}
      {data && doing === 'answer' ? <AnswerDialog caseSn={caseSn} onClose={close} onChanged={changed} /> : null}
      {data && doing === 'decide' ? <DecideDialog file={data} onClose={close} onChanged={changed} /> : null}
      {data && doing === 'transfer' ? <TransferDialog caseSn={caseSn} onClose={close} onChanged={changed} /> : null}
      {doing === 'phone' ? (
        <ReasonDialog
          title="查看完整手机号"
          text="查看人、理由和时间记入操作日志。"
          confirm="查看"
          onSend={handlePhone}
          onClose={close}
        />
      ) : null}
      {doing === 'keep' || doing === 'grant' ? (
        <ReasonDialog
          {...APPEALS[doing]}
          confirm={APPEALS[doing].title}
          label="理由，提交人可见"
          max={500}
          onSend={(reason) => handleAppeal(doing === 'grant', reason)}
          onClose={close}
        />
      ) : null}
    </DockedDrawer>
  )
}

interface ActionsProps {
  file: StaffCase
  onClaim: () => void
  onDo: (doing: Doing) => void
}

function Actions({ file: { state, isMine, mayDecideAppeal }, onClaim, onDo }: ActionsProps) {
  const isOpen = state === 'working' || state === 'asked'
  return (
    <div className={styles.foot}>
      <Button onClick={() => onDo('phone')}>查看手机号</Button>
      {state === 'waiting' ? (
        <Button type="primary" onClick={onClaim}>
          受理
        </Button>
      ) : null}
      {isOpen && isMine ? (
        <>
          <Button onClick={() => onDo('transfer')}>转交</Button>
          <Button onClick={() => onDo('answer')}>回复</Button>
          <Button type="primary" onClick={() => onDo('decide')}>
            处理
          </Button>
        </>
      ) : null}
      {state === 'appealed' && !mayDecideAppeal ? <span className="muted">申诉由其他同事处理</span> : null}
      {mayDecideAppeal ? (
        <>
          <Button danger onClick={() => onDo('keep')}>
            维持处理结果
          </Button>
          <Button type="primary" onClick={() => onDo('grant')}>
            申诉通过
          </Button>
        </>
      ) : null}
    </div>
  )
}

function Content({ file, onChanged }: { file: StaffCase; onChanged: () => void }) {
  const late = (text: string) => <span className={file.isOverdue ? styles.late : undefined}>{text}</span>
  return (
    <>
      <Facts
        title="工单"
        rows={{
          状态: (
            <Tag color={file.state === 'closed' ? 'default' : 'processing'}>
              {file.state === 'closed' ? file.outcomeName : file.stateName}
            </Tag>
          ),
          处理人: file.handler || '待受理',
          提交: file.createTime,
          首次回复: file.answerTime ?? late(`${file.answerDueTime} 前`),
          处理期限: file.closeTime
            ? `${file.closeTime} 处理完成`
            : file.answerTime
              ? late(`${file.dueTime} 前`)
              : `${file.dueTime} 前`,
          ...(file.askedUntilTime ? { 等补充: `${file.askedUntilTime} 前，超时自动关闭` } : {}),
          ...(file.appealUntilTime ? { 申诉截止: file.appealUntilTime } : {}),
          ...(file.clause ? { 依据: file.clause } : {}),
          ...(file.reason ? { 处理理由: file.reason } : {}),
        }}
      />
      {file.facts.length > 0 ? (
        <Facts title="填写的内容" rows={Object.fromEntries(file.facts.map(({ label, text }) => [label, text]))} />
      ) : null}
      <section className={styles.section}>
        <h3>情况说明</h3>
        <p className={styles.story}>{file.statement}</p>
        <EvidencePictures urls={file.pictures} />
      </section>
      <CaseMeasures file={file} onChanged={onChanged} />
      <CaseNotes notes={file.notes} />
    </>
  )
}
