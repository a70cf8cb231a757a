'use client'

import Cookies from 'js-cookie'
import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { UserAvatar } from '@/components/ui/user-avatar'
import { call } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { toast } from '@/lib/client/toast-store'
import { announceVisitor } from '@/lib/client/visitor'
import type { UserProfile } from '@/lib/contract/entities/user'
import { RULES } from '@/lib/shared/field-rules'
import styles from './centre.module.css'
import { ProfileWait } from './profile-wait'
import { useOwnProfile } from './use-own-profile'

export function BasicInfo() {
  const { user, failed, retry } = useOwnProfile()
  if (!user) return <ProfileWait failed={failed} onRetry={retry} />
  return (
    <>
      <div className={styles.face}>
        <UserAvatar userId={user.userId} nickName={user.nickName} actor={user.actor} size={64} alt="" />
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
    </>
  )
}

function InfoForm({ user }: { user: UserProfile }) {
  const [form, setForm] = useState({ nickName: user.nickName, codeWord: user.codeWord })
  const { busy, refused, errorOf, submit, refuse } = useSubmit()
  const set = (name: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [name]: event.target.value })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const nickName = form.nickName.trim()
    const codeWord = form.codeWord.trim()
    if (!RULES.nickName.pattern.test(nickName)) return refuse('nickName', RULES.nickName.message)
    if (codeWord !== user.codeWord && !RULES.codeWord.pattern.test(codeWord))
      return refuse('codeWord', RULES.codeWord.message)
    void submit(async () => {
      const next = await call(
        'POST /user/changeUserUsualInfo',
        { nickName, ...(codeWord && { codeWord }) },
        { notMsg: true },
      )
      setProfile(next)
      // the bars read the nickname from this cookie
      Cookies.set('nickName', next.nickName)
      announceVisitor()
      toast({ text: '资料已保存' })
    })
  }
  const isSame = form.nickName === user.nickName && form.codeWord === user.codeWord
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <Field id="nickName" label="昵称" required error={errorOf('nickName')} hint="2-16个字符，不能含空格">
        <input
          className="input"
          maxLength={16}
          autoComplete="nickname"
          value={form.nickName}
          onChange={set('nickName')}
        />
      </Field>
      <Field
        id="codeWord"
        label="防骗暗号"
        error={errorOf('codeWord')}
        hint="6-18个字符，不含空格。设好后，群里的客服和系统消息都带着它，看不到就是假的"
      >
        <input className="input" maxLength={18} autoComplete="off" value={form.codeWord} onChange={set('codeWord')} />
      </Field>
      {refused && !['nickName', 'codeWord'].includes(refused.field) ? (
        <Alert kind="danger" live>
          {refused.message}
        </Alert>
      ) : null}
      <Button type="submit" kind="primary" loading={busy} disabled={isSame}>
        保存
      </Button>
    </form>
  )
}
