/** Messages of an upcoming drop, which load with its actions. */
export const koUpcoming = {
  'drop.calendar': '캘린더에 저장하기',
  'drop.reminder.ask': '알림 받기',
  'drop.reminder.end': '알림 취소하기',
  'drop.reminder.kakao': '열리기 10분 전에 카카오톡으로 알려 드릴게요.',
  'drop.reminder.mail': '열리기 10분 전에 메일로 알려 드릴게요.',
  'drop.reminder.sms': '열리기 10분 전에 문자로 알려 드릴게요.',
}
