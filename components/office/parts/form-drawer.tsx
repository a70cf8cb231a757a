'use client'

import { App, Button, Form, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import { DockedDrawer } from './docked-drawer'
import styles from './screen-page.module.css'
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
  /** Actions at the left end of the footer. */
  actions?: ReactNode
  /** Read-only. */
  readOnly?: boolean
  children: ReactNode
}

/** A form next to its list. Closing it with unsaved input asks for confirmation. */
export function FormDrawer<Fields extends object>(props: Props<Fields>) {
  const { title, note, form, initial, onSave, onSaved, onClose, actions, readOnly, children } = props
  const { modal } = App.useApp()
  const { busy, save } = useSave(form, onSave, { onSaved })
  const handleClose = () => {
    if (!form.isFieldsTouched()) return onClose()
    modal.confirm({ title: '放弃没有保存的修改？', okText: '放弃', cancelText: '继续编辑', onOk: onClose })
  }
  const footer = (
    <div className={styles.foot}>
      {actions ? <span className={styles.footActions}>{actions}</span> : null}
      <Button onClick={handleClose}>{readOnly ? '关闭' : '取消'}</Button>
      {readOnly ? null : (
        <Button type="primary" loading={busy} onClick={() => form.submit()}>
          保存
        </Button>
      )}
    </div>
  )
  return (
    <DockedDrawer title={title} note={note} footer={footer} onClose={handleClose}>
      <Form
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
