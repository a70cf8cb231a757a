'use client'

import styles from '@/components/members/parts/centre.module.css'
import { ProfileWait } from '@/components/people/account/profile-wait'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { setProfile, useOwnProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import { announceVisitor } from '@/lib/client/visitor'
import type { UserProfile } from '@/lib/contract/entities/user'
import { fieldError } from '@/lib/shared/people/field-rules'
import { NICKNAME_DAYS } from '@/lib/shared/people/member'
import { AvatarUpload } from './avatar-upload'
import { DataExport } from './data-export'

export function BasicInfo() {
  const { user, failed, retry } = useOwnProfile()
  if (!user) return <ProfileWait failed={failed} onRetry={retry} />
  return (
    <>
      <div className={styles.face}>
        <AvatarUpload user={user} />
        <dl className={styles.facts} style={{ margin: 0 }}>
          <div>
            <dt>ID</dt>
            <dd className="num">{user.userId}</dd>
          </div>
          <div>
            <dt>手机</dt>
            <dd className="num">{user.phone || '未绑定'}</dd>
          </div>
          <div>
            <dt>注册时间</dt>
            <dd className="num">{user.createTime}</dd>
          </div>
        </dl>
      </div>
      <InfoForm key={user.userId} user={user} />
      <DataExport />
      <p className={styles.sub}>
        <a className="link" href="/center/myself/closeAccount">
          注销账号
        </a>
      </p>
    </>
  )
}

const nickHint = (from: string): string =>
  from
    ? `昵称 ${NICKNAME_DAYS} 天内只能修改一次，${from} 起可以再改`
    : `2-16 个字符，不能含空格；${NICKNAME_DAYS} 天内只能修改一次`

function InfoForm({ user }: { user: UserProfile }) {
  const form = useForm({
    start: { nickName: user.nickName, codeWord: user.codeWord },
    validate: ({ nickName, codeWord }) => ({
      nickName: fieldError('nickName', nickName.trim()),
      codeWord: codeWord.trim() === user.codeWord ? undefined : fieldError('codeWord', codeWord.trim()),
    }),
    send: async (typed) => {
      const codeWord = typed.codeWord.trim()
      const nickName = typed.nickName.trim()
      const input = { ...(nickName !== user.nickName && { nickName }), ...(codeWord && { codeWord }) }
      const next = await call('POST /user/changeUserUsualInfo', input)
      setProfile(next)
      announceVisitor()
      toast({ text: '资料已保存' })
    },
  })
  const isSame = form.fields.nickName === user.nickName && form.fields.codeWord === user.codeWord
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <Field {...form.field('nickName')} label="昵称" required hint={nickHint(user.nickNameFrom)}>
        <input
          className="input"
          maxLength={16}
          autoComplete="nickname"
          readOnly={user.nickNameFrom !== ''}
          {...form.input('nickName')}
        />
      </Field>
      <Field
        {...form.field('codeWord')}
        label="防骗暗号"
        hint="6-18 个字符，不含空格。设好后，群里的客服和系统消息都带着它，看不到就是假的"
      >
        <input className="input" maxLength={18} autoComplete="off" {...form.input('codeWord')} />
      </Field>
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy} disabled={isSame}>
        保存
      </SubmitButton>
    </form>
  )
}
