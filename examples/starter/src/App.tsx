import { Route, Switch } from 'wouter'
import { Member } from './Member.tsx'
import { AccountPage } from './pages/AccountPage.tsx'
import { CampaignPage } from './pages/CampaignPage.tsx'
import { DropPage } from './pages/DropPage.tsx'
import { EmailPage } from './pages/EmailPage.tsx'
import { EventPage } from './pages/EventPage.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { LogoutPage } from './pages/LogoutPage.tsx'
import { MyPage } from './pages/MyPage.tsx'
import { NoticePage } from './pages/NoticePage.tsx'
import { SettingsPage } from './pages/SettingsPage.tsx'
import { SupportPage } from './pages/SupportPage.tsx'
import { VerifyPage } from './pages/VerifyPage.tsx'
import { Shell } from './Shell.tsx'

/** The routes; those inside `Member` need a session. */
export const App = () => (
  <Shell>
    <Switch>
      <Route path="/" component={HomePage} />
      <Route path="/drops/:id">{({ id }) => <DropPage dropId={Number(id)} />}</Route>
      <Route path="/event/:id">{({ id }) => <EventPage eventId={Number(id)} />}</Route>
      <Route path="/support" component={SupportPage} />
      <Route path="/support/:id">{({ id }) => <NoticePage noticeId={Number(id)} />}</Route>
      <Route path="/account/verify">
        <Member>
          <VerifyPage />
        </Member>
      </Route>
      <Route path="/account/logout" component={LogoutPage} />
      <Route path="/account/:form">{({ form }) => <AccountPage form={form} />}</Route>
      <Route path="/mypage">
        <Member>
          <MyPage />
        </Member>
      </Route>
      <Route path="/mypage/settings">
        <Member>
          <SettingsPage />
        </Member>
      </Route>
      <Route path="/mypage/email">
        <Member>
          <EmailPage />
        </Member>
      </Route>
      <Route component={CampaignPage} />
    </Switch>
  </Shell>
)
