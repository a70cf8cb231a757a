/** Validation error of an EvidenceField's pictures; `missing`: the message if at least one is required. */
export function evidenceError(keys: readonly string[], missing?: string): string | undefined {
  if (keys.includes('')) return '图片还在上传，传完再提交'
  return keys.length === 0 ? missing : undefined
}
