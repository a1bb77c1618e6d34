"""The game as environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel. The extra `rl`."""
