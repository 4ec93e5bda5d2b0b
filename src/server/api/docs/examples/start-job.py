import json
import os
import urllib.error
import urllib.request
import uuid

request = urllib.request.Request(
    "https://bildwort.example/api/v1/jobs",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['BILDWORT_TOKEN']}",
        "Content-Type": "application/json",
        "Idempotency-Key": str(uuid.uuid4()),
    },
    data=json.dumps({
        "images": [
            {"url": "https://bildwort.example/samples/cocker-spaniels.jpg", "context": "About us: our office dogs"},
            {"url": "https://bildwort.example/samples/fig-in-red-bowl.jpg"},
        ],
        "languages": ["de", "en"],
        "maxCost": 120,
    }).encode(),
)
try:
    with urllib.request.urlopen(request) as response:
        job = json.load(response)
except urllib.error.HTTPError as refused:
    job = json.load(refused)
    raise SystemExit(f"{job['error']} ({job['code']}, {job['requestId']})")

print(f"job {job['id']}: {job['images']['total']} images, up to {job['estimatedCents']} cents")
