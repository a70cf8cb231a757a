'use client'

import { App } from 'antd'
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react'

/** Options of a select and days of a calendar are chosen without an event of a field. */
const CHOICES = '.ant-select-item-option, .ant-picker-cell'

/** Closing a form asks first if its fields were changed. */
export function useLeave(onClose: () => void) {
  const { modal } = App.useApp()
  const isChanged = useRef(false)
  const touch = () => {
    isChanged.current = true
  }
  const handleClick = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest(CHOICES)) touch()
  }
  const handleKey = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof Element && target.role === 'combobox') touch()
  }
  const leave = () => {
    if (!isChanged.current) return onClose()
    modal.confirm({ title: '放弃已填写的内容？', okText: '放弃', cancelText: '继续填写', onOk: onClose })
  }
  return {
    /** Props of the element around the fields. */
    fields: { onInput: touch, onChange: touch, onClick: handleClick, onKeyDown: handleKey },
    leave,
    /** Called when the changes were saved. */
    reset: () => {
      isChanged.current = false
    },
  }
}
