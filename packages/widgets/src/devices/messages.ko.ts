/** Messages of the devices on which a member is signed in. */
export const koDevices = {
  'devices.title': '로그인한 기기',
  'devices.unknown': '알 수 없는 기기',
  'devices.current': '이 기기',
  'devices.inUse': '지금 쓰고 있어요',
  'devices.usedAt': (p: { at: string }) => `마지막 사용 ${p.at}`,
  'devices.none': '로그인한 기기가 없어요',
  'devices.end': '로그아웃',
  'devices.end.of': (p: { name: string }) => `${p.name}에서 로그아웃`,
  'devices.end.title': (p: { name: string }) => `${p.name}에서 로그아웃할까요?`,
  'devices.end.done': '로그아웃했어요.',
  'devices.others': '다른 기기에서 모두 로그아웃',
  'devices.others.title': '다른 기기에서 모두 로그아웃할까요?',
  'devices.others.done': (p: { count: number }) => `다른 기기 ${p.count}대에서 로그아웃했어요.`,
  'devices.note.noPassword': '모르는 기기가 있다면 로그아웃해 주세요.',
  'devices.note': '모르는 기기가 있다면 로그아웃하고 비밀번호를 바꿔 주세요.',
}
