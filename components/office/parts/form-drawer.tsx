'use client'

import { Button, Form, type FormInstance } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { DockedDrawer } from './docked-drawer'
import styles from './screen-page.module.css'
import { useLeave } from './use-leave'
import { useSave } from './use-save'

interface Props<Fields> {
  title: string
  note?: ReactNode
  form: FormInstance<Fields>
  initial: Partial<Fields>
  /** Rejects like `call`; the input is then kept. */
  onSave: (fields: Fields) => Promise<unknown>
  onSaved: () => void
  onClose: () => void
  /** Changes when the form was filled with saved values, which are no changes of the user. */
  filled?: unknown
  /** Actions at the left end of the footer. */
  actions?: ReactNode
  /** Read-only. */
  readOnly?: boolean
  children: ReactNode
}

/** A form next to its list. Closing it with changed fields asks first. */
export function FormDrawer<Fields extends object>(props: Props<Fields>) {
  const { title, note, form, initial, onSave, onSaved, onClose, filled, actions, readOnly, children } = props
  const { fields, leave, reset } = useLeave(onClose, form)
  useEffect(reset, [filled])
  const { busy, save } = useSave(form, onSave, { onSaved })
  const footer = (
    <div className={styles.foot}>
      {actions ? <span className={styles.footActions}>{actions}</span> : null}
      <Button onClick={leave}>{readOnly ? '关闭' : '取消'}</Button>
      {readOnly ? null : (
        <Button type="primary" loading={busy} onClick={() => form.submit()}>
          保存
        </Button>
      )}
    </div>
  )
  return (
    <DockedDrawer title={title} note={note} footer={footer} onClose={leave}>
      <Form
        {...fields}
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={readOnly}
        initialValues={initial}
        onFinish={save}
        scrollToFirstError
      >
        {children}
      </Form>
    </DockedDrawer>
  )
}
