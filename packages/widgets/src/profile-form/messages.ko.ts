/** Messages of the profile form. */
export const koProfileForm = {
  'profile.picture': '프로필 사진',
  'profile.picture.change': '프로필 사진 바꾸기',
  'profile.picture.hint':
    'JPG, PNG, WEBP 사진을 5MB까지 올릴 수 있어요. 촬영 위치 같은 정보는 지우고 저장해요.',
  'profile.picture.name': '사진 이름에 쓸 수 없는 글자가 있어요. 이름을 바꿔서 올려 주세요.',
  'profile.picture.nameLength': '사진 이름이 너무 길어요. 이름을 줄여서 올려 주세요.',
  'profile.picture.extension': 'JPG, PNG, WEBP 사진만 올릴 수 있어요.',
  'profile.picture.size': '5MB 이하의 사진만 올릴 수 있어요.',
  'profile.nickname': '닉네임',
  'profile.nickname.hint': '한글, 영문, 숫자, 밑줄(_)을 2–12자까지 쓸 수 있어요.',
  'profile.nickname.free': '쓸 수 있는 닉네임이에요.',
  'profile.nickname.short': '두 글자 이상 입력해 주세요.',
  'profile.nickname.long': '12자까지 쓸 수 있어요.',
  'profile.nickname.characters': (p: { refused: readonly string[] }) =>
    `${p.refused.map((one) => (/\S/.test(one) ? `‘${one}’` : '빈칸')).join(', ')} 대신 한글, 영문, 숫자, 밑줄(_)을 입력해 주세요.`,
  'profile.nickname.save': '닉네임 저장하기',
  'profile.ads': '소식 받기',
  'profile.ads.email': '이메일로 소식 받기',
  'profile.ads.sms': '문자로 소식 받기',
}
