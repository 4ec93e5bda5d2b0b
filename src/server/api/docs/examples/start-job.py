import json
import os
import urllib.request

request = urllib.request.Request(
    "https://bildwort.example/api/v1/jobs",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['BILDWORT_TOKEN']}",
        "Content-Type": "application/json",
        "Idempotency-Key": "catalogue-1",
    },
    data=json.dumps({
        "images": [
            {"url": "https://www.example.com/dog.jpg", "context": "Dogs on a trip to the sea"},
            {"url": "https://www.example.com/cat.jpg"},
        ],
        "languages": ["de", "en"],
        "maxCost": 120,
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    job = json.load(response)

print(f"job {job['id']}: {job['images']['total']} images, up to {job['estimatedCents']} cents")
