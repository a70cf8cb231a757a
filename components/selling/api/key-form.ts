interface KeyForm {
  name: string
  scopes: readonly string[]
  /** One per line, or separated by commas. */
  addresses: string
}

/** Errors of what every new key needs. */
export const keyErrors = ({ name, scopes }: Pick<KeyForm, 'name' | 'scopes'>) => ({
  name: name.trim() ? undefined : '请填写密钥名称',
  scopes: scopes.length > 0 ? undefined : '请至少选择一项权限',
})

/** The form as the calls take it. */
export const keyInput = ({ name, scopes, addresses }: KeyForm) => ({
  name: name.trim(),
  scopes: scopes.join(),
  addresses:
    addresses
      .split(/[\s,，、;；]+/)
      .filter(Boolean)
      .join() || undefined,
})
