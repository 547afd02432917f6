import { Board } from './board.tsx';
import { ProfileCard } from './profile-card.tsx';

export function Roadmap() {
  return (
    <div className="mt-8 space-y-8">
      <ProfileCard />
      <div>
        <Board />
      </div>
    </div>
  );
}
