"""Tables that are being played at in this process: what happens there, who follows it, who is told what."""
